/** Marks an unsent selection that no field holds, so that the page does not reload over it (own.app.update). */
export const Unsent = () => <span hidden data-unsent="" />;
