import { onSlowLine } from '../../support/slow-line';

onSlowLine('member');
