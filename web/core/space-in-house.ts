/** The number of a space with its house, for titles over several houses: 'prostor ' + '7, Lipová 12'. */
export function spaceInHouse(space: string, building_name: string): string {
  return [space, building_name].filter((part) => part !== '').join(', ');
}
