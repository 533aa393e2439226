/** What of a made invoice is otherwise than usual; amounts as the document writes them. */
interface IsdocOver {
  readonly type?: string;
  readonly id?: string;
  readonly business_id?: string;
  /** Elements of the header behind VATApplicable. */
  readonly head?: string;
  readonly lines?: string;
  /** The sum with tax that the document tells. */
  readonly total?: string;
  readonly paid?: string;
  readonly isTaxed?: boolean;
  readonly start?: string;
}

/** A line of an invoice: 100 GJ of heat for 80,000 Kč and 12 %, as the handbook has it. */
export const isdocLine = ({
  base = '80000.00',
  tax = '9600.00',
  rate = '12',
  unit = 'GJ',
  quantity = '100',
} = {}) =>
  `<InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="${unit}">${quantity}</InvoicedQuantity><LineExtensionAmount>${base}</LineExtensionAmount><LineExtensionAmountTaxInclusive>0</LineExtensionAmountTaxInclusive><LineExtensionTaxAmount>${tax}</LineExtensionTaxAmount><UnitPrice>800.00</UnitPrice><ClassifiedTaxCategory><Percent>${rate}</Percent><VATCalculationMethod>0</VATCalculationMethod></ClassifiedTaxCategory><Item><Description>Tepelná energie 01/2024</Description></Item></InvoiceLine>`;

/** An invented electronic invoice (ISDOC 6.0.2) of a supplier that does not exist. */
export function isdoc({
  type = '1',
  id = '2024001',
  business_id = '12345679',
  head = '',
  lines = isdocLine(),
  total = '89600.00',
  paid = '0',
  isTaxed = true,
  start = '<?xml version="1.0" encoding="utf-8"?>',
}: IsdocOver = {}): string {
  return `${start}<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"><DocumentType>${type}</DocumentType><ID>${id}</ID><UUID>00000000-0000-4000-8000-000000000001</UUID><IssueDate>2024-02-05</IssueDate><TaxPointDate>2024-01-31</TaxPointDate><VATApplicable>${isTaxed}</VATApplicable>${head}<Note>Vymyšlená faktura</Note><LocalCurrencyCode>CZK</LocalCurrencyCode><CurrRate>1</CurrRate><RefCurrRate>1</RefCurrRate><AccountingSupplierParty><Party><PartyIdentification><ID>${business_id}</ID></PartyIdentification><PartyName><Name>Teplo Test s.r.o.</Name></PartyName></Party></AccountingSupplierParty><InvoiceLines>${lines}</InvoiceLines><LegalMonetaryTotal><TaxInclusiveAmount>${total}</TaxInclusiveAmount><PaidDepositsAmount>${paid}</PaidDepositsAmount></LegalMonetaryTotal><PaymentMeans><Payment><PaidAmount>${total}</PaidAmount><PaymentMeansCode>42</PaymentMeansCode><Details><PaymentDueDate>2024-02-19</PaymentDueDate></Details></Payment></PaymentMeans></Invoice>`;
}
