import { PERSONAL_DATA_KEY } from '#domain/draft.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { restorePersonalData, storePersonalData } from '#domain/stored-personal-data.ts';
import { openStored, store } from '#gateways/storage.ts';

/** The stored personal data, at most `days` old; null when there is none that can be read. */
export const loadPersonalData = (days: number, gender: string): PersonalData | null =>
  restorePersonalData(openStored(PERSONAL_DATA_KEY, days), emptyPersonalData(gender));

/** Stores personal data; false when the browser refuses. */
export const savePersonalData = (data: PersonalData): boolean =>
  store(PERSONAL_DATA_KEY, storePersonalData(data));
