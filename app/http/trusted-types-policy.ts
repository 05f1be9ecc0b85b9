/** The one policy that may turn text into HTML or a script; the Content-Security-Policy allows no other. */
export const TRUSTED_TYPES_POLICY = "primoscope";
