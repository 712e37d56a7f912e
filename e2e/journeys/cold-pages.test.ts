import { opensCold } from '../support/cold';
import { destinations } from '../support/destinations';
import { madeOf } from '../support/turns';

opensCold(madeOf(await destinations.pages()));
