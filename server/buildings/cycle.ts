/** Whether the group would stand under itself when it stood under the parent. */
export function closesCycle(
  groups: readonly { readonly pasport_id: number; readonly parent_id: number | null }[],
  groupId: number,
  parentId: number,
): boolean {
  const above = new Map(groups.map((group) => [group.pasport_id, group.parent_id]));
  const passed = new Set<number>();
  let at: number | null = parentId;
  while (at !== null && !passed.has(at)) {
    if (at === groupId) return true;
    passed.add(at);
    at = above.get(at) ?? null;
  }
  return false;
}
