type Happening = {
  event: 'form' | 'personal' | 'results' | 'error' | 'continue' | 'advert';
  /** Of results their number, of an error its kind, of going on the match key of the entity. */
  detail?: string;
};

/** Tells features what happens, by an event of the document; nothing that the visitor typed. */
export const tell = (detail: Happening): void =>
  void document.dispatchEvent(new CustomEvent('simulator', { detail }));
