import '../../ui/styles';
import { start } from './start';

// In this entry, which no other chunk imports: a module that awaits would block the chunks that it loads.
await start();
