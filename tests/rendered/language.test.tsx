import { languageMachine } from '../../machines/language/language.machine';
import { languageDriver } from '../drivers/language.driver';
import { describePaths } from './support/describe-paths';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';

describePaths({
  flow: 'language',
  driver: languageDriver,
  children: { ...visitor, language: held(languageMachine) },
  begin: ({ portal }) => childOf(portal, 'language'),
});
