const listeners = new Set<() => void>();

/** Has a part of the page told when the player's money has moved, here or in another tab, so that it reads it anew. */
export const onMoved = (read: () => void) => void listeners.add(read);

export const tellMoved = () => {
  for (const read of listeners) read();
};
