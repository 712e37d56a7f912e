import { customerServiceDriver } from '../../tests/drivers/support/customer-service.driver';
import { flowSteps } from '../harness/row';
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

const openingOf = (fixture: string, as?: string) => ({ fixture, ...(as && { as }), open: opens(as) });

/** As above without a chat provider, whose hosts no demo has (`SUPPORT_HOSTS`). */
const opensByHand = (as?: string) => async (tester: Tester) => {
  if (as) await tester.isLoggedIn(as);
  await tester.opens('/?dialog=support');
};

export const customerServiceSteps = flowSteps(
  'customer-service',
  customerServiceDriver,
  {
    openings: {
      'there is a live chat': openingOf('chatPlain'),
      'its address is encrypted': openingOf('chatSealed'),
      'its address belongs to another host': openingOf('chatForeign'),
      'a visitor opens it without any contact': openingOf('visitor'),
      'a member opens it without any contact': openingOf('member', 'player'),
      'a VIP asks': openingOf('vipMember', 'player'),
      'a VIP asks for whom there is no contact': openingOf('vipWithoutContact', 'player'),
    },
    only: {
      'loadService: a VIP': ['vipMember'],
      'loadService: a VIP without a contact': ['vipWithoutContact'],
      'loadService: an encrypted address': ['chatSealed', 'chatForeign'],
      'loadService: a plain address': ['chatPlain'],
      'loadService: a member without a contact': ['member'],
      'loadService: no contact': ['visitor'],
      'openContact: opened': ['chatPlain', 'chatSealed', 'vipMember', 'vipWithoutContact'],
      'openContact: foreign address': ['chatForeign'],
    },
  },
  {
    byHand: {
      openings: {
        'a visitor opens it without any contact': { open: opensByHand() },
        'a member opens it without any contact': { open: opensByHand('player') },
      },
    },
  },
);
