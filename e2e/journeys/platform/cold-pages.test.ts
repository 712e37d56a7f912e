import { opensCold } from '../../harness/cold';
import { destinations } from '../../harness/destinations';

opensCold(await destinations.pages());
