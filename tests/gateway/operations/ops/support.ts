import type { Role } from '../../../../src/gateway/operations/ops/command';
import type { TestGateway } from '../../harness/gateway';

/** A new operator created by the first admin, with their token and commands. */
export async function named(gateway: Pick<TestGateway, 'ops' | 'opsBy'>, name: string, role: Role) {
  const { reply } = await gateway.ops('operators', ['add', name, role]);
  const { token }: { token?: string } = Object(reply?.value);
  if (!token) throw new Error(`${name} was not made: ${reply?.message}`);
  return { name, token, ops: gateway.opsBy(token) };
}
