let page = '';

/** The name of the open page, as the origin of its events; empty before the first page. Its address may hold what a person has typed. */
export const currentPage = (): string => page;

export function setCurrentPage(name: string): void {
  page = name;
}
