import { currentCode } from '../identity/totp/authenticator';
import { sealTotp } from '../operations/desk/credentials';
import { operatorCredentials } from '../operations/desk/tables';
import type { Role } from '../operations/ops/roles';
import { operators } from '../operations/ops/tables';
import type { ModuleContext } from '../platform/context';
import { digest, randomSecret } from '../platform/secrets/secrets';
import { hashed } from './hashed';

/** Password of the demo's operators, and the secret of their authenticator app. */
export const DEMO_DESK_PASSWORD = 'Padma#Jamuna-2026';
const DEMO_DESK_SECRET = 'MAIDANDEMOMAIDANDEMOMAIDANDEMO22';

/** Operators of the demo; `admin` is the first one of every gateway. */
export const DEMO_OPERATORS: { name: string; role: Role }[] = [
  { name: 'admin', role: 'admin' },
  { name: 'demo-clerk', role: 'payments' },
  { name: 'demo-support', role: 'support' },
];

/** Creates the demo's operators with credentials for the desk, those that are missing. */
export async function seedDemoOperators(ctx: ModuleContext): Promise<void> {
  const at = await ctx.now();
  for (const { name, role } of DEMO_OPERATORS) {
    await ctx.db
      .insert(operators)
      .values({ name, role, tokenHash: digest(randomSecret()), createdAt: at })
      .onConflictDoNothing();
    await ctx.db
      .insert(operatorCredentials)
      .values({
        operator: name,
        passwordHash: await hashed(DEMO_DESK_PASSWORD),
        sealedTotp: await sealTotp(ctx, name, DEMO_DESK_SECRET),
        enrolledAt: at,
      })
      .onConflictDoNothing();
  }
}

/** Returns the current code of the demo's operators. */
export const demoDeskCode = async ({ now }: ModuleContext) => ({ code: currentCode(DEMO_DESK_SECRET, await now()) });
