// Which addresses may be named as sources or linked to.
import { expect, test } from "vitest";
import { isPublicAddress, rewardsSomebody } from "../../../app/build/catalogue/public-address.ts";

test.each(
  `http://localhost/ https://127.0.0.1/ https://10.0.0.1/a https://172.16.0.1/
   https://192.168.1.1/ https://169.254.169.254/latest https://2130706433/ https://0x7f000001/
   https://[::1]/ https://intranet/ https://serveur.local/ https://api.internal/
   https://jean:mot@n26.com/ https://jean@n26.com/ ftp://n26.com/ file:///etc/hosts n26.com`.split(
    /\s+/,
  ),
)("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(
  `https://n26.com/fr-fr http://www.cbanque.com/actu/54735/primes
   https://internal-affairs.example.com/local https://xn--caf-dma.fr/ https://robo.cash/news`.split(
    /\s+/,
  ),
)("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(
  `https://n26.com/fr-fr/?ref=JEANDUPONT https://n26.com/r/code1234
   https://revolut.com/referral/?referral-code=jean!1 https://revolut.com/referral/jean
   https://wise.com/invite/dic/jean https://www.curve.com/join#DJEAN
   https://fr.igraal.com/?werber=AG_1 https://www.poulpeo.com/?code_parrainage=jean
   https://a.fr/?parrain=1 https://a.fr/?invite_code=1 https://a.fr/?sponsor=1
   https://a.fr/?aff_id=1 https://a.fr/#/inscription?ref=1 https://ref.trade.re/jean`.split(/\s+/),
)("%s rewards somebody", (address) => {
  expect(rewardsSomebody(address)).toBe(true);
});

test.each(
  `https://www.paypal.com/uk/webapps/mpp/invite/terms
   https://www.hellobank.fr/fr/parrainage/reglement-parrainage/
   https://www.mintos.com/blog/refer-friend-program/
   https://www.curve.com/en-gb/legal/referral-offer-terms/ https://wise.com/campaign/card-invite
   https://raw.githubusercontent.com/a/b/refs/heads/main/c.yml https://bitcoin.fr/?p=89782
   https://fr.igraal.com/faq?collectionId=1&articleId=2
   https://wise.com/help/articles/1?origin=related-article-2
   https://www.doctrine.fr/l/texts/codes/LEGITEXT?source=legislation-text`.split(/\s+/),
)("%s rewards nobody", (address) => {
  expect(rewardsSomebody(address)).toBe(false);
});
