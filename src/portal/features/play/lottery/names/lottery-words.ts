import { msg } from '@lingui/core/macro';
import type { LotteryCode } from '../../../../../lottery';

/** Names of lotteries. */
export const lotteryWords = {
  SSC: msg({ id: 'lottery.name.SSC', message: 'SSC' }),
  '11X5': msg({ id: 'lottery.name.11X5', message: '11X5' }),
  PK10: msg({ id: 'lottery.name.PK10', message: 'PK10' }),
  LHC: msg({ id: 'lottery.name.LHC', message: 'LHC' }),
  LF3D: msg({ id: 'lottery.name.LF3D', message: '3D' }),
  LFP5: msg({ id: 'lottery.name.LFP5', message: 'P5' }),
  VNN: msg({ id: 'lottery.name.VNN', message: 'Vietnam North' }),
  VNS: msg({ id: 'lottery.name.VNS', message: 'Vietnam South' }),
  VNC: msg({ id: 'lottery.name.VNC', message: 'Vietnam Central' }),
  SEA4D: msg({ id: 'lottery.name.SEA4D', message: '4D' }),
} satisfies Record<LotteryCode, unknown>;
