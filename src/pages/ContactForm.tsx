import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { phoneAddress } from '#domain/page-address.ts';
import { logContact } from '#gateways/log.ts';
import { carryAddress } from '#gateways/marketplace.ts';
import type { Contact, Site } from '#generated/types.ts';
import { styles } from '#pages/contact.styles.ts';
import { ContactFields } from '#pages/ContactFields.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { EarlyPress } from '#ui/EarlyPress.tsx';
import { DoneIllustration } from '#ui/illustrations.tsx';

export type ContactFormProps = Pick<Contact, 'form' | 'confirmation' | 'panel'> & {
  contact: Site['contact'];
};

/** `again` is writing once more after a message was taken: then the focus goes to what is still missing. */
type View = 'writing' | 'taken' | 'again';

const isControl = (control: RadioNodeList | Element | null): control is HTMLInputElement =>
  control instanceof Element && 'value' in control;

/** `mailto:` address (RFC 6068) that carries the subject in its words, the message, and under it who wrote it. */
function mailAddress(to: string, form: HTMLFormElement): string {
  const textOf = (name: string): string => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? control.value.trim() : '';
  };
  const subject = form.querySelector<HTMLOptionElement>('option:checked:not([value=""])')?.text ?? '';
  const from = [textOf('name'), textOf('phone')].filter(Boolean).join(', ');
  const body = [textOf('message'), from].filter(Boolean).join('\n\n');
  const parts = Object.entries({ subject, body: body.replaceAll('\n', '\r\n') });
  const query = new URLSearchParams(parts.filter(([, text]) => text !== ''));
  return `mailto:${to}?${String(query).replaceAll('+', '%20')}`.replace(/\?$/, '');
}

/**
 * Contact form and panel. Nothing is sent over the network: the message stays in the fields, and the panel's mail link
 * carries it when it is followed, so that it can reach us for certain.
 */
export function ContactForm({ form: texts, confirmation, panel, contact }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<View>('writing');
  useEffect(() => {
    if (view === 'again') form.current?.querySelector<HTMLElement>(':invalid')?.focus();
  }, [view]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.reportValidity()) return;
    const { value: subject } = event.currentTarget.elements.namedItem('subject') as HTMLSelectElement;
    setView('taken');
    logContact(subject);
  };
  const writeAnother = () => {
    for (const name of ['subject', 'message']) {
      const control = form.current?.elements.namedItem(name) ?? null;
      if (isControl(control)) control.value = '';
    }
    setView('again');
  };
  return (
    <div className={styles.columns}>
      <div>
        <form
          className={styles.form}
          ref={form}
          method="dialog"
          hidden={view === 'taken'}
          // The browser checks it when the press is carried out: one before this script is kept, whatever it lacks.
          noValidate
          onSubmit={submit}
        >
          <EarlyPress />
          <h2 className={styles.heading}>{texts.title}</h2>
          <ContactFields texts={texts} />
          <button className={buttons.primary} type="submit">
            {texts.submit}
          </button>
        </form>
        {view === 'taken' && <Confirmation texts={confirmation} onAgain={writeAnother} />}
      </div>
      <Panel texts={panel} contact={contact} form={form} />
    </div>
  );
}

type ConfirmationProps = { texts: Contact['confirmation']; onAgain: () => void };

/** Says that the message was taken. */
function Confirmation({ texts, onAgain }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.sent}>
      <DoneIllustration />
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <Button look="secondary" text={texts.again} onClick={onAgain} />
    </div>
  );
}

type PanelProps = Pick<Site, 'contact'> & {
  texts: Contact['panel'];
  form: RefObject<HTMLFormElement | null>;
};

/** The other ways to reach us. The markup does not hold the message: the address is completed when its link is followed. */
function Panel({ texts, contact, form }: PanelProps) {
  const carry = (event: { currentTarget: HTMLAnchorElement }) => {
    if (form.current) carryAddress(event.currentTarget, mailAddress(contact.email, form.current));
  };
  return (
    <aside className={styles.panel} aria-labelledby="otras-formas">
      <h2 className={styles.heading} id="otras-formas">
        {texts.title}
      </h2>
      <dl>
        <dt>{texts.email}</dt>
        <dd>
          <a href={`mailto:${contact.email}`} onClick={carry} onAuxClick={carry}>
            {contact.email}
          </a>
        </dd>
        <dt>{texts.phone}</dt>
        <dd>
          <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
        </dd>
        <dt>{texts.hours}</dt>
        <dd>{contact.hours}</dd>
        <dt>{texts.location}</dt>
        <dd>{contact.location}</dd>
      </dl>
    </aside>
  );
}
