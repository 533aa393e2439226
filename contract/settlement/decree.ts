import { z } from 'zod';
import { hellers } from '#contract/fields.ts';
import { fraction } from './counted.ts';
import { heatSupply } from './frozen.ts';

// What a statement of heat and hot water has to tell besides its sums (vyhláška č. 269/2015 Sb., § 6 odst. 1), as data.

/** Of the recipient's space and of all spaces that bear the service; null where one of them is not known. */
const ofBoth = z.object({ own: fraction.nullable(), house: fraction.nullable() });

/** A component: per cent of the cost of the house, and what of it the house and the recipient bear in hellers. */
const component = z.object({ percent: fraction, house: fraction, own: fraction });

export const decreeFacts = z.object({
  supply: heatSupply,
  /** What suppliers delivered by their documents and what one of it cost in hellers (a, b), heat and water apart. */
  delivered: z.array(z.object({ amount: fraction, unit: z.string(), price: fraction })),
  /** Whether documents of each place of the cost say how much they are for. */
  is_delivery_known: z.boolean(),
  /** Of the house, in hellers (c). */
  cost: hellers,
  basic: component,
  rest: component,
  /** Floor and countable area in m² (d); one over the other is the coefficient by which it was counted (g). */
  area: ofBoth,
  countable: ofBoth,
  /** Average number of persons (d); null of heating. */
  persons: ofBoth.nullable(),
  /** What meters told by their states, and converted as it was divided (d, g); null where nothing is measured. */
  read: ofBoth.nullable(),
  used: ofBoth.extend({ unit: z.string() }).nullable(),
  /** Delivered on 1 m² of countable area (e); null of hot water and where one of it is not known. */
  specific: fraction.nullable(),
  /** The reference recipient (p): what his countable area would cost at the mean, and the mean use of a recipient. */
  reference: z.object({ cost: fraction.nullable(), use: fraction.nullable() }),
  /** What suppliers say of sources, emissions, efficiency, renewables, taxes and fees (h–j); empty where nothing. */
  supplier_info: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type DecreeFacts = z.infer<typeof decreeFacts>;
