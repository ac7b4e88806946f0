import { readFileSync } from 'node:fs';
import type { Site } from '#generated/types.ts';
import type { Output } from '#scripts/cli/command.ts';
import { givenSettings } from '#scripts/cli/operator.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { tellChat } from '#scripts/server/alerts.ts';

/** Tells the operator's chat, where one is set, a sentence about the site of a project. */
export async function tellOperator(root: string, sentence: string, { error }: Output): Promise<void> {
  const { alertWebhook } = givenSettings();
  if (alertWebhook === '') return;
  const { host } = new URL(
    (JSON.parse(readFileSync(diskPath(root, 'config/site.json'), 'utf8')) as Site).origin,
  );
  await tellChat(alertWebhook, `${host}: ${sentence}`).catch(({ message }: Error) =>
    error(`No se pudo avisar: ${message}`),
  );
}
