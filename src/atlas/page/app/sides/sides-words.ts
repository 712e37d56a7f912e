import type { Language } from '../../../types';

const en = {
  sides: 'Side by side',
  together: 'Move together',
  old: 'Old version',
  new: 'New version',
  onlyOld: 'Only in the old version',
  onlyNew: 'Only in the new version',
  there: 'In the other version',
  hint: 'Select a state to see it in both versions.',
};
type SidesWord = keyof typeof en;
const bn: Record<SidesWord, string> = {
  sides: 'পাশাপাশি',
  together: 'একসঙ্গে সরান',
  old: 'আগের সংস্করণ',
  new: 'নতুন সংস্করণ',
  onlyOld: 'শুধু আগের সংস্করণে আছে',
  onlyNew: 'শুধু নতুন সংস্করণে আছে',
  there: 'অন্য সংস্করণে',
  hint: 'কোনো অবস্থা বাছলে দুই সংস্করণেই সেটি দেখা যাবে।',
};
export const sidesWords: Record<Language, Record<SidesWord, string>> = { en, bn };
