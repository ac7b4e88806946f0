/**
 * A box that nobody sees, touches or sends. The browser validates it with the other controls when its form is submitted,
 * and so says of a press that it was made before a script listened: to styles, which show that the button works, and to
 * `src/islands/wake.ts`, which carries the press out. Every form of a page as it is served has one.
 */
export const EarlyPress = () => <input type="checkbox" data-press="" hidden />;
