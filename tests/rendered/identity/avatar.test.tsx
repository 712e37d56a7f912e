import { avatarMachine } from '../../../machines/identity/avatar/avatar.machine';
import { profileMachine } from '../../../machines/identity/profile/profile.machine';
import { avatarDriver } from '../../drivers/identity/avatar.driver';
import { describePaths } from '../support/describe-paths';
import { form, member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'avatar',
  driver: avatarDriver,
  children: member,
  hosted: { profile: held(profileMachine, { avatar: held(avatarMachine), profileForm: form }) },
  begin: async (page) => childOf(await openPlace(page, 'profile'), 'avatar'),
});
