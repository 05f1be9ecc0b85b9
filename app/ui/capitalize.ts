/** « Le 20 novembre » from « le 20 novembre ». */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** « le 20 novembre » from « Le 20 novembre ». */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
