import '../../ui/styles';
import { start } from './start';

await start();
