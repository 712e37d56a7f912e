import { readFileSync } from 'node:fs';

/** What only says yet that it comes, by its key, and what it is to be; it may, for as long as tests/requirements/later.tsv has that. */
const COMING: Record<string, string> = {
  '/pointMall': 's2.route.point-mall',
  '/promotions': 's2.route.promotions',
  'dialog=memberCentre page=bonusDetails': 's2.member-centre.bonus-details',
  'dialog=memberCentre page=rewardCenter': 's2.member-centre.reward-centre',
  'dialog=memberCentre page=referral': 's2.member-centre.referral',
  'dialog=memberCentre page=missionLeaderboard': 's2.member-centre.mission',
};
/** The parts of the work that agents and promotions are. */
const PARTS = ['17', '18'];

/** The keys of what may still say that it comes. */
export function comingStill(): string[] {
  const rows = readFileSync('tests/requirements/later.tsv', 'utf8').split('\n');
  const later = rows.map((row) => row.split('\t')).flatMap(([id, part = '']) => (PARTS.includes(part) ? [id] : []));
  return Object.entries(COMING).flatMap(([key, id]) => (later.includes(id) ? [key] : []));
}
