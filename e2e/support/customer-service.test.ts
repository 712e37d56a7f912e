import { customerServiceDriver } from '../../tests/drivers/support/customer-service.driver';
import { describePaths } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Replacement page of the chat provider. */
const answers = (tester: Tester) =>
  tester.page
    .context()
    .route('https://chat.example.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );

const opens = (as?: string) => async (tester: Tester) => {
  await answers(tester);
  if (as) await tester.isLoggedIn(as);
  await tester.opens('/?dialog=support');
};

const asked = (fixture: string, as?: string) => ({ fixture, ...(as && { as }), open: opens(as) });

describePaths('customer-service', customerServiceDriver, {
  openings: {
    'there is a live chat': asked('chatPlain'),
    'its address is encrypted': asked('chatSealed'),
    'its address is somebody else’s': asked('chatForeign'),
    'there is no contact': asked('visitor'),
    'a member asks where there is no contact': asked('member', 'player'),
    'a VIP asks': asked('vipMember', 'player'),
    'a VIP asks for whom there is no contact': asked('vipWithoutContact', 'player'),
  },
  only: {
    'loadService: a VIP': ['vipMember'],
    'loadService: a VIP without a contact': ['vipWithoutContact'],
    'loadService: an encrypted address': ['chatSealed', 'chatForeign'],
    'loadService: a plain address': ['chatPlain'],
    'loadService: a member without a contact': ['member'],
    'loadService: no contact': ['visitor'],
    'openContact: opened': ['chatPlain', 'chatSealed', 'vipMember', 'vipWithoutContact'],
    'openContact: not of ours': ['chatForeign'],
  },
});
