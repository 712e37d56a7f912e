import { journeys } from '../support/journeys';
import { fillsRegistration, isIn, logsIn, logsInByCode, logsOut, NEW_NUMBER, NEW_PASSWORD, opens } from '../support/people';

journeys('newcomers', (journey) => {
  journey('s1.visitor.register: by user name, out, and in again', {}, async (tester) => {
    await opens(tester, 'register', 'register.title');
    await fillsRegistration(tester, { username: 'rahima' });
    await tester.screen.press('register.submit');
    await isIn(tester, 'rahima');
    await logsOut(tester);
    await logsIn(tester, 'rahima', NEW_PASSWORD);
    await isIn(tester, 'rahima');
  });

  journey('s5.registration.mobile: by mobile number with the code that was sent, out, and in again by another', {}, async (tester) => {
    await opens(tester, 'register', 'register.title');
    await fillsRegistration(tester, { number: NEW_NUMBER });
    await tester.screen.press('register.submit');
    await tester.screen.sees('button', 'header.logout');
    await logsOut(tester);
    await tester.gateway.ops('clock', '+2m');
    await logsInByCode(tester, NEW_NUMBER);
    await tester.screen.sees('button', 'header.logout');
  });
});
