interface Numbers {
  readonly street: string;
  readonly registry_number: string;
  readonly house_number: string;
}

/** The usual name of a building: its street with the number on the door, else its number in the register. */
export function usualName({ street, registry_number, house_number }: Numbers): string {
  const number = house_number.trim() === '' ? registry_number.trim() : house_number.trim();
  return [street.trim(), number].filter((part) => part !== '').join(' ');
}

/** The values after typing: while the name is the usual one, it follows street and numbers. */
export function withUsualName(
  values: Numbers & { readonly pasport_name: string },
  patch: Partial<Numbers>,
): Partial<Numbers> & { readonly pasport_name?: string } {
  if (values.pasport_name !== '' && values.pasport_name !== usualName(values)) return patch;
  return { ...patch, pasport_name: usualName({ ...values, ...patch }) };
}
