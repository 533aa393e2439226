import { unitFields } from '#contract/unit-record.ts';
import type { Unit } from '#contract/units.ts';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';

/** Where a unit has its seat, by what others know it, how it is reached and who pays in it: a unit in a nutshell. */
export function UnitSummary({ unit }: { unit: Unit }) {
  const { street, zip, city, business_id, business_vat, phone, email, sipo, payer } = unit;
  const town = [zip, city].filter((part) => part !== '').join(' ');
  return (
    <Summary folds="unit">
      <Fact label="Sídlo" isFirst>
        <Copied text={[street, town].filter((part) => part !== '').join(', ')} none="není zadáno" />
      </Fact>
      <Fact label="IČO a DIČ" isFirst>
        <Copied text={business_id} none="IČO není zadáno" />
        {business_vat === '' ? null : <FactNote>{`DIČ ${business_vat}`}</FactNote>}
      </Fact>
      <Fact label="Telefon jednotky" isFirst>
        {phone === '' ? <Unknown>není zadán</Unknown> : <PhoneReach phone={phone} />}
      </Fact>
      <Fact label="E-mail jednotky">
        {email === '' ? <Unknown>není zadán</Unknown> : <MailReach email={email} />}
      </Fact>
      <Fact label="Kdo platí náklady">
        <span>{unitFields.payer.value.text(payer)}</span>
      </Fact>
      <Fact label="SIPO">
        <Copied text={sipo} none="není zadáno" />
      </Fact>
    </Summary>
  );
}

function Copied({ text, none }: { text: string; none: string }) {
  return text === '' ? <Unknown>{none}</Unknown> : <CopiedText text={text} />;
}
