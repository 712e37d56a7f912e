type Work = () => Promise<unknown>;

const WARM = 3;
const ROUNDS = 15;

/**
 * Medians of the processor time of several operations in ms: warmed up, interleaved and in changing order. Processor
 * time instead of wall time, so that a busy machine does not blur it.
 */
export async function costs(...works: Work[]): Promise<number[]> {
  const costsByWork = works.map((): number[] => []);
  const order = works.map((work, i) => ({ work, i }));
  for (let round = 0; round < WARM + ROUNDS; round++)
    for (const { work, i } of order.reverse()) {
      const cost = await costOf(work);
      if (round >= WARM) costsByWork[i]?.push(cost);
    }
  return costsByWork.map((all) => all.sort((a, b) => a - b)[(ROUNDS - 1) / 2] ?? 0);
}

async function costOf(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
