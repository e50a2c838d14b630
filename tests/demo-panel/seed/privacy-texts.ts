export const privacyTexts: Record<string, { title: string; description: string }> = {
  pt: {
    title: 'Política de privacidade',
    description: `<p>Esta página explica que dados pessoais a Vitrine recebe por meio deste site, para que os usa e que direitos você tem sobre eles, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).</p>
<h2>Que dados recebemos</h2>
<p>Recebemos apenas o que você nos envia: nome, e-mail e telefone nos formulários de contato e de seleção; e, nas candidaturas, também medidas, características físicas, cidade e quatro fotos. O site não exige cadastro e não compra dados de terceiros.</p>
<h2>Para que usamos</h2>
<ul>
<li>Responder à sua mensagem ou à sua seleção.</li>
<li>Avaliar a candidatura de quem deseja ser representado.</li>
<li>Cumprir obrigações legais, em especial as que protegem crianças e adolescentes.</li>
</ul>
<h2>Crianças e adolescentes</h2>
<p>Quem tem menos de 18 anos só pode se candidatar com o conhecimento da pessoa responsável, cujo nome pedimos no formulário. Candidaturas sem essa informação são apagadas sem avaliação.</p>
<h2>Por quanto tempo guardamos</h2>
<p>Mensagens de contato ficam conosco por doze meses. Candidaturas não aprovadas e suas fotos são apagadas em até seis meses. Você pode pedir que isso aconteça antes. Quando um talento deixa a agência, seu perfil e suas fotos saem do site em poucos minutos e de todas as cópias que o site guarda em até um dia. Usamos o endereço IP de quem envia um formulário durante um minuto, contra abusos, e não o registramos.</p>
<h2>O que fica no seu navegador</h2>
<p>Sua seleção e o rascunho da candidatura ficam no seu aparelho. Eles só chegam até nós quando você os envia. Para fazer um PDF, o site recebe a lista dos talentos e as suas notas, e não guarda nada disso. Não usamos cookies de publicidade.</p>
<h2>O que medimos</h2>
<p>Quando você sai de uma página, o navegador nos informa em quanto tempo ela apareceu, em quanto tempo respondeu e se o conteúdo mudou de lugar, além do tipo de página e de aparelho. Somamos esses números sem cookies, sem identificador e sem o endereço da página. Não medimos quem pede para não ser rastreado (DNT ou GPC) ou para economizar dados. Usamos o endereço IP durante um minuto, contra abusos, e não o registramos.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir acesso, correção, cópia ou exclusão dos seus dados escrevendo para <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. Respondemos em até quinze dias.</p>`,
  },
  en: {
    title: 'Privacy policy',
    description: `<p>This page explains what personal data Vitrine receives through this website, what it is used for and what rights you have over it, under the Brazilian General Data Protection Law (Law 13.709/2018).</p>
<h2>What we receive</h2>
<p>Only what you send us: name, email and phone in the contact and selection forms; and, in applications, also measurements, physical features, city and four photos. The site requires no account and buys no data from others.</p>
<h2>What we use it for</h2>
<ul>
<li>To reply to your message or your selection.</li>
<li>To review applications from people who want to be represented.</li>
<li>To meet our legal obligations, above all those that protect minors.</li>
</ul>
<h2>Minors</h2>
<p>Anyone under 18 may apply only with the knowledge of a parent or guardian, whose name the form asks for. Applications without it are deleted without review.</p>
<h2>How long we keep it</h2>
<p>We keep contact messages for twelve months. Applications that are not accepted, and their photos, are deleted within six months. You may ask for this to happen sooner. When a talent leaves the agency, their profile and photos leave the site within minutes, and every copy that the site keeps within a day. When you send a form, we use your IP address for one minute, to prevent abuse, and do not record it.</p>
<h2>What stays in your browser</h2>
<p>Your selection and the draft of your application stay on your device. They reach us only when you send them. To make a PDF, the site receives the list of models and your notes; it stores none of this. We use no advertising cookies.</p>
<h2>What we measure</h2>
<p>When you leave a page, your browser tells us how long it took to appear, how long it took to respond and whether its content shifted, with the type of page and device. We add up these figures without cookies, identifiers or page addresses. We do not measure visitors who ask not to be tracked (DNT or GPC) or to save data. We use your IP address for one minute, to prevent abuse, and do not record it.</p>
<h2>Your rights</h2>
<p>You may ask for access, correction, a copy or deletion of your data by writing to <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. We reply within fifteen days.</p>`,
  },
  es: {
    title: 'Política de privacidad',
    description: `<p>Esta página explica qué datos personales recibe Vitrine a través de este sitio, para qué los usa y qué derechos tienes sobre ellos, conforme a la Ley General de Protección de Datos de Brasil (Ley 13.709/2018).</p>
<h2>Qué datos recibimos</h2>
<p>Solo lo que nos envías: nombre, e-mail y teléfono en los formularios de contacto y de selección; y, en las postulaciones, también medidas, características físicas, ciudad y cuatro fotos. El sitio no exige registro ni compra datos a terceros.</p>
<h2>Para qué los usamos</h2>
<ul>
<li>Responder a tu mensaje o a tu selección.</li>
<li>Evaluar la postulación de quien desea ser representado.</li>
<li>Cumplir obligaciones legales, en especial las que protegen a niños y adolescentes.</li>
</ul>
<h2>Niños y adolescentes</h2>
<p>Quien tiene menos de 18 años solo puede postularse con el conocimiento de su madre, padre o tutor, cuyo nombre pedimos en el formulario. Las postulaciones sin ese dato se borran sin evaluarse.</p>
<h2>Cuánto tiempo los guardamos</h2>
<p>Guardamos los mensajes de contacto durante doce meses. Las postulaciones no aprobadas y sus fotos se borran en un plazo de seis meses. Puedes pedir que ocurra antes. Cuando un talento deja la agencia, su perfil y sus fotos salen del sitio en pocos minutos y de todas las copias que el sitio guarda en el plazo de un día. Usamos la dirección IP de quien envía un formulario durante un minuto, contra abusos, y no la registramos.</p>
<h2>Lo que queda en tu navegador</h2>
<p>Tu selección y el borrador de la postulación quedan en tu dispositivo. Solo nos llegan cuando los envías. Para hacer un PDF, el sitio recibe la lista de talentos y tus notas, y no guarda nada de eso. No usamos cookies de publicidad.</p>
<h2>Qué medimos</h2>
<p>Cuando sales de una página, tu navegador nos informa cuánto tardó en aparecer, cuánto tardó en responder y si el contenido cambió de lugar, además del tipo de página y de dispositivo. Sumamos esas cifras sin cookies, sin identificador y sin la dirección de la página. No medimos a quien pide no ser rastreado (DNT o GPC) o ahorrar datos. Usamos la dirección IP durante un minuto, contra abusos, y no la registramos.</p>
<h2>Tus derechos</h2>
<p>Puedes pedir acceso, corrección, copia o eliminación de tus datos escribiendo a <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. Respondemos en un plazo de quince días.</p>`,
  },
};
