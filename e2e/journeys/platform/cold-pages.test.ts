import { opensCold } from '../../support/cold';
import { destinations } from '../../support/destinations';

opensCold(await destinations.pages());
