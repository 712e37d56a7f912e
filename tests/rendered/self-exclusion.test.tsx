import { formMachine } from '../../machines/form/form.machine';
import { selfExclusionMachine } from '../../machines/self-exclusion/self-exclusion.machine';
import { selfExclusionDriver } from '../drivers/self-exclusion.driver';
import { poses } from './support/neighbours';
import { limitsWith, openLimitsPart } from './support/open-limits';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'self-exclusion',
  driver: selfExclusionDriver,
  children: () => limitsWith({ selfExclusion: held(selfExclusionMachine, { exclusionForm: inert(formMachine, poses.inForm) }) }),
  begin: (page, input) => openLimitsPart(page, { type: 'exclusion.chosen' }, 'selfExclusion', { excludedUntil: Object(input).until }),
});
