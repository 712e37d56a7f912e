import * as v from 'valibot';
import { inMaintenance, setGameMaintenance } from '../../play';
import { onOff } from './arguments';
import { ADMIN, act, type Command, invalid } from './command';

/** Commands for the catalogue. */
export const gameCommands: Record<string, Command> = {
  'games maintenance': {
    ...act(ADMIN, 'games maintenance [on|off <vendor, game or lottery>]', async ({ db }, { args }) => {
      if (args.length === 0) return inMaintenance(db);
      const [turn, code] = v.parse(v.strictTuple([onOff, v.string()]), args);
      const maintenance = await setGameMaintenance(db, code, turn);
      if (!maintenance) throw invalid(`there is no vendor, game or lottery ${code}`);
      return maintenance;
    }),
    reads: (args) => args.length === 0,
  },
};
