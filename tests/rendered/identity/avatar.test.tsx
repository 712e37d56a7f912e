import { avatarMachine } from '../../../machines/identity/avatar/avatar.machine';
import { profileMachine } from '../../../machines/identity/profile/profile.machine';
import { avatarDriver } from '../../drivers/identity/avatar.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { form, member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'avatar',
  driver: avatarDriver,
  children: member,
  hosted: { profile: held(profileMachine, { avatar: held(avatarMachine), profileForm: form }) },
  begin: async (page) => childOf(await openPlace(page, 'profile'), 'avatar'),
});
