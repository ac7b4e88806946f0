import { useState } from 'react';
import { copyText } from '#gateways/share.ts';
import { Button } from '#ui/Button.tsx';

type CopyButtonProps = {
  look: 'primary' | 'quiet' | 'secondary' | 'words';
  text: string;
  content: string;
  copied: string;
  failed: string;
};

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton({ look, text, content, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome((await copyText(content)) ? copied : failed);
  return (
    <>
      <Button look={look} text={text} onClick={() => void copy()} />
      <output>{outcome}</output>
    </>
  );
}
