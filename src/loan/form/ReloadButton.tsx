import { reloadKeepingText } from '#gateways/kept-text.ts';
import { Button } from '#ui/Button.tsx';

/**
 * Loads the page anew where a script did not come: Firefox up to 154 keeps a script that failed as failed until then.
 */
export const ReloadButton = ({ text }: { text: string }) => (
  <Button look="quiet" text={text} onClick={reloadKeepingText} />
);
