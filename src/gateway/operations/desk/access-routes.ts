import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { ModuleContext } from '../../platform/context';
import { DESK_ROLES, permissionsOf } from '../ops/roles';
import { sessionIn } from './caller';
import { consumeStep, credentialsOf, requireStep } from './credentials';
import { confirmEnrolment, openEnrolment, setEnrolmentPassword } from './enrolment';
import type { DeskHandlers } from './handlers';
import { enterCode, logIn } from './login';
import { type DeskSession, endDeskSession, findDeskSession, stepUpSession } from './sessions';

/** Handlers of enrolment, login and session. */
export const accessRoutes = (
  ctx: ModuleContext,
): DeskHandlers<
  'openEnrolment' | 'setPassword' | 'confirmAuthenticator' | 'logIn' | 'enterCode' | 'session' | 'logOut' | 'stepUp'
> => ({
  openEnrolment: ({ token }) => openEnrolment(ctx, token),
  setPassword: (input) => setEnrolmentPassword(ctx, input),
  confirmAuthenticator: (input) => confirmEnrolment(ctx, input),
  logIn: (input, caller) => logIn(ctx, input, caller),
  enterCode: async (input, caller) => {
    const { token } = await enterCode(ctx, input, caller);
    const session = await findDeskSession(ctx, token, true);
    return { token, session: await viewSession(ctx, sessionIn({ ...caller, session })) };
  },
  session: (_, caller) => viewSession(ctx, sessionIn(caller)),
  logOut: async (_, caller) => {
    await endDeskSession(ctx, sessionIn(caller).id);
    return null;
  },
  stepUp: async ({ code }, caller) => {
    const session = sessionIn(caller);
    const sealedTotp = (await credentialsOf(ctx.db, session.operator))?.sealedTotp ?? '';
    await consumeStep(ctx.db, session.operator, await requireStep(ctx, session.operator, sealedTotp, code));
    return viewSession(ctx, { ...session, stepUpUntil: await stepUpSession(ctx, session.id) });
  },
});

async function viewSession(ctx: ModuleContext, session: DeskSession): Promise<DeskValue<'session'>> {
  const now = (await ctx.now()).getTime();
  const endsAt = session.endsAt.getTime();
  const stepUpUntil = session.stepUpUntil?.getTime() ?? 0;
  return {
    name: session.operator,
    role: DESK_ROLES[session.role],
    permissions: permissionsOf(session.role),
    now,
    idleEndsAt: Math.min(now + ctx.config.deskIdle, endsAt),
    endsAt,
    stepUpUntil: stepUpUntil > now ? stepUpUntil : null,
    timeZone: ctx.config.siteZone,
  };
}
