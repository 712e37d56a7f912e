import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { newCaptcha } from './captcha';
import { answerSlide, newSlide } from './slide';
import { answerWork, newWork } from './work';

/** Handlers of the captcha (s7.call.captcha), the slide puzzle, and the proof of work that replaces either. */
export const challengeRoutes = (
  ctx: ModuleContext,
): Handlers<'captcha' | 'slide' | 'answerSlide' | 'work' | 'answerWork'> => {
  const drawn = async <T>({ ip }: Caller, draw: (ctx: ModuleContext) => Promise<T>) => {
    await consumeRateLimit(ctx, 'challenge', ip);
    return draw(ctx);
  };
  return {
    captcha: (_input, caller) => drawn(caller, newCaptcha),
    slide: (_input, caller) => drawn(caller, newSlide),
    answerSlide: (answer, { ip }) => answerSlide(ctx, answer, ip),
    work: (request, caller) => drawn(caller, () => newWork(ctx, request, caller.ip)),
    answerWork: (answer) => answerWork(ctx, answer),
  };
};
