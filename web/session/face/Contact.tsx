import { use } from 'react';
import { readOperator } from '#contract/legal.ts';
import type { Operator } from '#contract/legal.ts';
import { call } from '#web/lib/call.ts';
import { log } from '#web/lib/log.ts';
import styles from './face.module.css';

let asked: Promise<Operator | null> | undefined;

/** The operator as the portal tells him; null where the server does not answer. */
function askedOperator(): Promise<Operator | null> {
  asked ??= call(readOperator).catch((error: unknown) => {
    log.warn('Kontakt na provozovatele se nepodařilo načíst', error);
    asked = undefined;
    return null;
  });
  return asked;
}

/** Whom to ask: the operator's mail and phone, or whom else where he tells none. */
export function Contact() {
  const operator = use(askedOperator());
  if (operator === null) return null;
  const { operator_name: name, operator_email: email, operator_phone: phone } = operator;
  if (email === '' && phone === '')
    return (
      <p className={styles.contact}>
        Nevíte si rady? Zeptejte se toho, kdo vám k portálu dal přístup.
      </p>
    );
  return (
    <p className={styles.contact}>
      Nevíte si rady? {name === '' ? 'Podpora' : name}:{' '}
      {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
      {email === '' || phone === '' ? null : ', '}
      {phone === '' ? null : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </p>
  );
}
