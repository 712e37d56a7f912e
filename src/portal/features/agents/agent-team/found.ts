import type { ListOutcome } from '../../../../../machines/platform/list/list.machine';
import { asFailure } from '../../../../contract';
import { outcomeOf } from '../../../../ui/list/list.flow';

/** Search result: an unknown name is an error of the filter. */
export async function foundIn<P extends { list: readonly unknown[] }>(reading: Promise<P>): Promise<ListOutcome<P>> {
  try {
    const page = await reading;
    return outcomeOf(page, page.list.length === 0);
  } catch (error) {
    const { code } = asFailure(error);
    if (code === 'team.unknown') return { kind: 'invalid', code };
    throw error;
  }
}
