import { onSlowLine } from '../../harness/slow-line';

onSlowLine('member');
