import type { Handlers, Kit } from '../kit';
import { newCaptcha } from './captcha';
import { answerSlide, newSlide } from './slide';
import { answerWork, newWork } from './work';

/** The captcha (s7.call.captcha), the slide puzzle, and the proof of work that stands in for either. */
export const challengeRoutes = (kit: Kit): Handlers<'captcha' | 'slide' | 'answerSlide' | 'work' | 'answerWork'> => ({
  captcha: () => newCaptcha(kit),
  slide: () => newSlide(kit),
  answerSlide: (answer) => answerSlide(kit, answer),
  work: () => newWork(kit),
  answerWork: (answer) => answerWork(kit, answer),
});
