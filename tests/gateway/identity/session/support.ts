import { afterAll, beforeEach } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';

/** A gateway for all tests of a file; the demo is reset before each, without the puzzle. */
export async function startFreshGateway() {
  const gateway = await startModules();
  beforeEach(async () => {
    await gateway.reset();
    await setModule(gateway.ctx, 'SLIDEVERIF', false);
  });
  afterAll(() => gateway.close());
  return gateway;
}
