import { languageMachine } from '../../machines/language/language.machine';
import { languageDriver } from '../drivers/language.driver';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'language',
  driver: languageDriver,
  children: { ...visitor, language: held(languageMachine) },
  begin: ({ portal }) => childOf(portal, 'language'),
});
