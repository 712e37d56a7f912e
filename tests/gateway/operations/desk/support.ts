import { createDeskClient } from '../../../../src/contract/operations/desk-client';
import { hashPassword } from '../../../../src/gateway/identity/account/passwords';
import { currentCode } from '../../../../src/gateway/identity/totp/authenticator';
import { sealTotp } from '../../../../src/gateway/operations/desk/credentials';
import { openDeskSession, stepUpSession } from '../../../../src/gateway/operations/desk/sessions';
import { operatorCredentials, operatorSessions } from '../../../../src/gateway/operations/desk/tables';
import type { Role } from '../../../../src/gateway/operations/ops/roles';
import { operators } from '../../../../src/gateway/operations/ops/tables';
import { opsServer } from '../../../../src/gateway/operations/server';
import { digest } from '../../../../src/gateway/platform/secrets/secrets';
import { type Modules, startModules } from '../../harness/modules';

/** Password of the operators of tests. */
export const PASSWORD = 'seven quiet boats';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Code of a secret at a time; `ahead`: half minutes later, because each code works once. */
export const codeOf = (secret: string, at: Date, ahead = 0): string =>
  currentCode(secret, new Date(at.getTime() + ahead * 30_000));

/** The gateway's modules with the operators' server. */
export async function startDesk(settings: Parameters<typeof startModules>[0] = {}) {
  const modules = await startModules(settings);
  const server = await opsServer(modules.ctx, modules.pool);
  await server.ready();
  return {
    ...modules,
    opsServer: server,
    close: async () => {
      await server.close();
      await modules.close();
    },
  };
}
export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Client of the desk with a session's token, or without one. */
export const deskClient = ({ opsServer: server }: Pick<Desk, 'opsServer'>, token: string | null = null) =>
  createDeskClient({
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const { statusCode, body: text } = await server.inject({
        method: method === 'POST' || method === 'PUT' ? method : 'GET',
        url: String(url),
        headers: Object.fromEntries(new Headers(headers)),
        payload: typeof body === 'string' ? body : undefined,
      });
      return new Response(text, { status: statusCode });
    },
    credentials: () => ({ language: 'en', token }),
  });

/** Creates an operator with a password and an authenticator app. */
export async function createOperator({ ctx }: Pick<Modules, 'ctx'>, name: string, role: Role) {
  const at = await ctx.now();
  await ctx.db.insert(operators).values({ name, role, tokenHash: digest(name), createdAt: at });
  await ctx.db.insert(operatorCredentials).values({
    operator: name,
    passwordHash: await hashPassword(PASSWORD),
    sealedTotp: await sealTotp(ctx, name, SECRET),
    enrolledAt: at,
  });
  return { name, codeAt: (time: Date, ahead = 0) => codeOf(SECRET, time, ahead) };
}

/** Creates an operator with an open session that may move money. */
export async function signedIn(desk: Desk, name: string, role: Role) {
  const operator = await createOperator(desk, name, role);
  return { ...operator, ...(await openBrowser(desk, name)) };
}

/** Opens a further session of an operator, as in another browser. */
export async function openBrowser(desk: Desk, name: string) {
  const { ctx } = desk;
  const token = await openDeskSession(ctx, ctx.db, name, await ctx.now());
  const [session] = (await ctx.db.select().from(operatorSessions)).filter(
    ({ tokenHash }) => tokenHash === digest(token),
  );
  if (!session) throw new Error(`${name} has no session`);
  await stepUpSession(ctx, session.id);
  return { token, sessionId: session.id, client: deskClient(desk, token) };
}
