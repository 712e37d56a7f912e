import { onSlowLine } from '../../harness/slow-line';

onSlowLine('visitor');
