const MARKED = /:\/\/|\bwww\.|\S@\S+\.\S|[\p{L}\d]\.\p{L}{2,}\//iu

const BARE =
  /[\p{L}\d-]\.(?:com|org|net|info|biz|io|co|app|dev|ai|me|ly|link|shop|store|site|online|xyz|top|click|page|gg|cc|tv|eu|uk|de|fr|es|it|nl|ch|pt|jp|cn|br|au|ca|us|ru)\b/iu

/** Whether a text names a page or a mailbox. Nobody may be sent to an address that a model made up, or was told to say. */
export const holdsAddress = (text: string): boolean => MARKED.test(text) || BARE.test(text)
