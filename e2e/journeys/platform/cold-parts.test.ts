import { opensCold } from '../../support/cold';
import { destinations } from '../../support/destinations';

opensCold(destinations.parts());
