import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { phoneAddress } from '#domain/page-address.ts';
import { logContact } from '#gateways/log.ts';
import { carryAddress } from '#gateways/marketplace.ts';
import type { Contact, Site } from '#generated/types.ts';
import { type ContactMessage, mailAddress, mailBody, type MailTexts } from '#pages/contact-mail.ts';
import { styles } from '#pages/contact.styles.ts';
import { type ContactErrors, contactErrors, ContactFields } from '#pages/ContactFields.tsx';
import { useFormErrors } from '#ui/fields/form-errors.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { DoneSpot } from '#ui/spots.tsx';

export type ContactFormProps = Pick<Contact, 'form' | 'confirmation' | 'panel' | 'mail'> & {
  contact: Site['contact'];
  site: string;
};

/** `again` is writing once more after a message was taken: then the focus goes to what is still missing. */
type View = 'writing' | 'taken' | 'again';

const NOTHING: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

const read = (form: HTMLFormElement): ContactMessage => ({
  ...NOTHING,
  ...(Object.fromEntries(new FormData(form)) as Partial<ContactMessage>),
});

/**
 * Contact form and panel. Nothing is sent over the network: the message stays in the fields, and every mail link
 * carries it when followed, so that it can reach us for certain.
 */
export function ContactForm({ form: texts, confirmation, panel, mail, contact, site }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(NOTHING);
  const [view, setView] = useState<View>('writing');
  const [wrong, setWrong] = useState<ContactErrors>({});
  const errors = useFormErrors(form, wrong);
  const takeOver = useCallback(() => {
    if (!form.current) return;
    setWritten(read(form.current));
    setWrong(contactErrors(form.current, texts));
  }, [texts]);
  // Values typed before this script arrived.
  useLayoutEffect(takeOver, [takeOver]);
  useEffect(() => {
    if (view === 'again') form.current?.querySelector<HTMLElement>(':invalid')?.focus();
  }, [view]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    errors.display();
    if (!errors.isValid) return;
    const message = read(event.currentTarget);
    setWritten(message);
    setView('taken');
    logContact(message.subject);
  };
  const writeAnother = () => {
    for (const name of ['subject', 'message']) {
      const control = form.current?.elements.namedItem(name) as HTMLTextAreaElement | HTMLSelectElement;
      control.value = '';
    }
    takeOver();
    setView('again');
  };

  const mailTexts: MailTexts = { to: contact.email, site, mail, subjects: texts.subject.options };
  const address = mailAddress(written, mailTexts);
  return (
    <div className={styles.columns}>
      <div>
        <form
          className={styles.form}
          ref={form}
          method="dialog"
          hidden={view === 'taken'}
          // The browser validates each field; the message is ours and stands under it.
          noValidate
          onInput={({ target }) => {
            errors.forget({ [(target as HTMLInputElement).name]: '' });
            takeOver();
          }}
          onSubmit={submit}
        >
          <h2 className={styles.heading}>{texts.title}</h2>
          <ContactFields texts={texts} errors={errors.displayed} />
          <button className={buttons.primary} type="submit">
            {texts.submit}
          </button>
        </form>
        {view === 'taken' && (
          <Confirmation
            texts={confirmation}
            contact={contact}
            address={address}
            body={mailBody(written, mailTexts)}
            onAgain={writeAnother}
          />
        )}
      </div>
      <Panel texts={panel} contact={contact} address={address} />
    </div>
  );
}

type MailLinkProps = Pick<Site, 'contact'> & {
  /** `mailto:` with everything that was written. */
  address: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Mails what was written. The markup does not hold the message: the address is completed the moment the link is followed. */
function MailLink({ contact, address, className, children }: MailLinkProps) {
  const carry = (event: { currentTarget: HTMLAnchorElement }) => carryAddress(event.currentTarget, address);
  return (
    <a className={className} href={`mailto:${contact.email}`} onClick={carry} onAuxClick={carry}>
      {children}
    </a>
  );
}

type ConfirmationProps = Pick<Site, 'contact'> & {
  texts: Contact['confirmation'];
  address: string;
  body: string;
  onAgain: () => void;
};

/** Says that the message was taken and shows it, so that it can be copied where no mail program opens. */
function Confirmation({ texts, contact, address, body, onAgain }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <DoneSpot />
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <blockquote className={styles.written}>{body}</blockquote>
      <p>{texts.mailHint}</p>
      <p className={styles.actions}>
        <MailLink className={buttons.primary} contact={contact} address={address}>
          {texts.mail}
        </MailLink>
        <button className={buttons.secondary} type="button" onClick={onAgain}>
          {texts.again}
        </button>
      </p>
    </div>
  );
}

type PanelProps = Pick<Site, 'contact'> & { texts: Contact['panel']; address: string };

const Panel = ({ texts, contact, address }: PanelProps) => (
  <aside className={styles.panel} aria-labelledby="otras-formas">
    <h2 className={styles.heading} id="otras-formas">
      {texts.title}
    </h2>
    <dl>
      <dt>{texts.email}</dt>
      <dd>
        <MailLink contact={contact} address={address}>
          {contact.email}
        </MailLink>
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
