import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  deskMoneyMachine,
  type MoneyReport,
  type VerificationPage,
} from '../../../../../machines/operations/desk-money/desk-money.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { asFailure, SETTINGS } from '../../../../contract';
import { moneyQuery, verificationsQuery } from '../../../../contract/operations/money';
import { saveFile } from '../../../../ui/browser/save-file';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { csvOf } from './csv';

export type DeskMoneyRef = ActorRefFrom<typeof deskMoneyMachine>;

/** Code of a period that is none, in the future or too long. */
const INVALID = 'request.invalid';

/** Wires the figures of a period, their file, and the verification of the ledger (own.desk-app.money). */
export function deskMoneyFlow(deps: DeskDependencies) {
  const { client, storage } = deps;
  const queryOf = ({ from = '', to = '' }: ListFilter) =>
    v.parse(moneyQuery, {
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
      language: storage.language(),
    });
  const pages = keysetPages((_filter, after, signal) =>
    client.verifications(v.parse(verificationsQuery, after === undefined ? {} : { after }), { signal }),
  );
  return deskMoneyMachine.provide({
    actors: {
      report: listFlow<MoneyReport>('money', async (filter, _page, signal) => {
        try {
          return outcomeOf(await client.moneyReport(queryOf(filter), { signal }), false);
        } catch (error) {
          const { code } = asFailure(error);
          if (code === INVALID) return { kind: 'invalid', code };
          throw error;
        }
      }),
      verifications: listFlow<VerificationPage>('verifications', async (filter, page, signal) =>
        outcomeOf(await pages(filter, page, signal), false),
      ),
      saveFile: fromPromise(async ({ input: { filter }, signal }) => {
        const report = await client.moneyFile(queryOf(filter), { signal });
        saveFile(`${SETTINGS.brand.merchant}-money-${report.from}-${report.to}.csv`, csvOf(report));
      }),
      deskAct: deskActFlow(deps, async ({ reason }, signal) => {
        await client.verifyLedger({ reason }, { signal });
        return { kind: 'done' };
      }),
    },
  });
}
