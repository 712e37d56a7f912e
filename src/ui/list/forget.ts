const forgetters = new Set<() => void>();

/** Has a part of the page told when a session is over, so that it can forget what it read for the player. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

export const forgetAll = () => {
  for (const forget of forgetters) forget();
};
