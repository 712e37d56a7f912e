/** Beside what a player has chosen and not sent, where no field holds it: a page is not loaded anew over it (own.app.update). */
export const Unsent = () => <span hidden data-unsent="" />;
