/** The start cannot go on for a reason the operator can mend; the message is for him, in Czech. */
export class StartRefusal extends Error {}
